// A program for AArch64 Linux that does what standard input asks for, one request after another.
// A request is three words: what, address, size.
//   0  take `size` bytes from standard input, to `address`
//   1  write `size` bytes at `address` to standard output
//   2  call the function at `address` with the number `size` as its argument
//   3  make `size` bytes at `address` accessible, for code too
// It ends with 0 at the end of the input, with 1 where the system refuses what it needs.

        .equ    READ, 63
        .equ    WRITE, 64
        .equ    EXIT, 93
        .equ    MMAP, 222
        .equ    ANY_ACCESS, 7
        .equ    FIXED_AND_OWN, 0x32

        .text
        .global _start
_start:
        sub     sp, sp, #32
next:
        mov     x19, sp
        mov     x20, #24
        bl      take
        ldp     x0, x19, [sp]
        ldr     x20, [sp, #16]
        adr     x30, next
        cbz     x0, take
        cmp     x0, #2
        b.lo    give
        b.hi    open
        mov     x0, x20
        br      x19

take:   // x20 bytes from standard input to x19
        cbz     x20, done
        mov     x0, #0
        mov     x8, #READ
        mov     x1, x19
        mov     x2, x20
        svc     #0
        cbz     x0, end
        tbnz    x0, #63, refused
        add     x19, x19, x0
        sub     x20, x20, x0
        b       take

give:   // x20 bytes from x19 to standard output
        cbz     x20, done
        mov     x0, #1
        mov     x8, #WRITE
        mov     x1, x19
        mov     x2, x20
        svc     #0
        tbnz    x0, #63, refused
        add     x19, x19, x0
        sub     x20, x20, x0
        b       give

open:   // x20 bytes at x19
        mov     x0, x19
        mov     x1, x20
        mov     x2, #ANY_ACCESS
        mov     x3, #FIXED_AND_OWN
        mov     x4, #-1
        mov     x5, #0
        mov     x8, #MMAP
        svc     #0
        cmp     x0, x19
        b.ne    refused
done:
        ret

refused:
        mov     x0, #1
end:
        mov     x8, #EXIT
        svc     #0
