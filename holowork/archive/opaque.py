"""DTypeRegistry (kind 5) and Metadata (kind 8): bytes without a layout."""

from holowork.codec import rest

OPAQUE = rest
"""Bytes of the producer, kept as they are."""
