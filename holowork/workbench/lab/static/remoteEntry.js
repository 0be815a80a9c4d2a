// A container of module federation, written by hand: JupyterLab and Notebook 7 find one extension in it, which
// opens `.holo` files. The view itself is fetched with the first of them.
(() => {
  const opener = new URL("opener.js", document.currentScript.src).href;
  const NAME = "holowork archive";
  let shared = {};

  /** A module of the application, such as it is shared with all extensions. */
  const own = async (name) => {
    const offers = Object.values(shared[name] ?? {});
    const offer = offers.find((one) => one.loaded) ?? offers[0];
    if (!offer) throw new Error(`holowork: expected ${name} of the application, found none; open .holo files with hw.inspect(path).view()`);
    return (await offer.get())();
  };

  /** A file of the application's contents: its size, all of it, or a range of it. */
  const fileOf = (path, contents, { ServerConnection }) => ({
    path,
    about: () => contents.get(path, { type: "file", content: false }),
    content: async () => (await contents.get(path, { type: "file", format: "base64", content: true })).content,
    range: async (start, end) => {
      const headers = { Range: `bytes=${start}-${end - 1}` };
      const answer = await ServerConnection.makeRequest(await contents.getDownloadUrl(path), { headers, cache: "no-store" }, contents.serverSettings);
      const isAsked = answer.status === 206 || Number(answer.headers.get("Content-Length")) === end - start; // a range of all is no range
      const bytes = isAsked ? new Uint8Array(await answer.arrayBuffer()) : [];
      if (bytes.length === end - start) return bytes;
      answer.body?.cancel().catch(() => {});
      throw new Error(`${path}: expected ${end - start} bytes from ${start} on, found answer ${answer.status}; this server gives no parts of files: open it with hw.inspect(path)`);
    },
  });

  const extension = async () => {
    const [application, apputils, documents, widgets, services] = await Promise.all(
      ["@jupyterlab/application", "@jupyterlab/apputils", "@jupyterlab/docregistry", "@lumino/widgets", "@jupyterlab/services"].map(own));

    /** No content is loaded with the document, and no checkpoint made of it: nothing here is ever saved. */
    class Model extends documents.DocumentModel {
      get collaborative() { return true; }
    }
    class Models extends documents.Base64ModelFactory {
      get name() { return "holo"; }
      get fileFormat() { return null; }
      createNew(options) { return new Model(options); }
    }

    class View extends widgets.Widget {
      constructor(context, contents) {
        super();
        this.node.style.overflow = "hidden";
        this.end = context.ready.then(() => {
          context.fileChanged.connect(() => this.turn(() => this.show(context, contents)));
          return this.show(context, contents);
        });
      }

      /** End what is shown, then show something else. */
      turn(next = () => null) { this.end = this.end.then((end) => { end?.(); return next(); }); }

      async show({ path }, contents) {
        if (this.isDisposed) return null;
        this.node.replaceChildren();
        try {
          return await (await import(opener)).show(this.node, fileOf(path, contents, services));
        } catch (fault) {
          this.node.textContent = String(fault.message ?? fault);
          return null;
        }
      }

      dispose() {
        if (!this.isDisposed) this.turn();
        super.dispose();
      }
    }

    class Views extends documents.ABCWidgetFactory {
      constructor(contents, options) {
        super(options);
        this.contents = contents;
      }

      createNewWidget(context) { return new documents.DocumentWidget({ context, content: new View(context, this.contents) }); }
    }

    return {
      id: "holowork:opener",
      description: "Opens .holo archives, with no kernel.",
      autoStart: true,
      optional: [application.ILayoutRestorer], // Notebook 7 has none: there each file is a page
      activate: ({ docRegistry, serviceManager: { contents } }, restorer) => {
        docRegistry.addFileType({
          name: "holo", displayName: "holowork archive", extensions: [".holo"], mimeTypes: ["application/vnd.holowork"], contentType: "file", fileFormat: "base64",
        });
        docRegistry.addModelFactory(new Models());
        const views = new Views(contents, {
          name: NAME, modelName: "holo", fileTypes: ["holo"], defaultFor: ["holo"], readOnly: true, canStartKernel: false, preferKernel: false,
        });
        docRegistry.addWidgetFactory(views);
        const tracker = new apputils.WidgetTracker({ namespace: "holowork" });
        views.widgetCreated.connect((_, widget) => {
          widget.context.pathChanged.connect(() => tracker.save(widget));
          tracker.add(widget);
        });
        restorer?.restore(tracker, { command: "docmanager:open", args: ({ context: { path } }) => ({ path, factory: NAME }), name: ({ context: { path } }) => path });
      },
    };
  };

  (window._JUPYTERLAB ??= {}).holowork = {
    init: (scope) => { shared = scope; },
    get: async () => {
      const plugin = await extension();
      return () => ({ default: plugin, __esModule: true });
    },
  };
})();
