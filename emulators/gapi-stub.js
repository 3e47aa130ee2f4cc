// Stands in for https://apis.google.com/js/api.js in browser tests without a network, so that the
// real Google popup flow of the Auth emulator runs: the part of `gapi.iframes` that the Firebase Auth
// SDK (in the page) and the emulator's helper (in an iframe of it) use, over postMessage.
;(() => {
  const TAG = 'docent-gapi-stub'
  const PING_INTERVAL_MS = 50

  /** One end of a conversation between the page and the helper's iframe. */
  class Iframe {
    #handlers = new Map()
    #waiting = new Map()
    #lastId = 0
    #target

    /** @param target gives the other end's window, which may not exist yet */
    constructor(target) {
      this.#target = target
      addEventListener('message', (event) => this.#receive(event))
    }

    register(name, handler) {
      this.#handlers.set(name, handler)
    }

    send(name, data, callback) {
      const id = ++this.#lastId
      if (callback) this.#waiting.set(id, callback)
      this.#post({ kind: 'send', id, name, data })
    }

    /** Repeats until the other end has loaded and answers. */
    ping(callback) {
      return new Promise((resolve) => {
        const id = ++this.#lastId
        this.#waiting.set(id, (data) => {
          callback?.(data)
          resolve(data)
        })
        const knock = () => {
          if (!this.#waiting.has(id)) return
          this.#post({ kind: 'ping', id })
          setTimeout(knock, PING_INTERVAL_MS)
        }
        knock()
      })
    }

    restyle() {
      return Promise.resolve()
    }

    async #receive({ data: message, source }) {
      if (message?.tag !== TAG || source !== this.#target()) return
      const { kind, id, name, data } = message
      if (kind === 'reply') this.#settle(id, data)
      if (kind === 'ping') this.#post({ kind: 'reply', id })
      const handler = this.#handlers.get(name)
      if (kind === 'send' && handler) {
        this.#post({ kind: 'reply', id, data: [await handler(data)] })
      }
    }

    #settle(id, data) {
      const callback = this.#waiting.get(id)
      this.#waiting.delete(id)
      try {
        callback?.(data)
      } catch {
        // The SDK throws after its storage check has been answered; the real library swallows that.
      }
    }

    #post(message) {
      this.#target()?.postMessage({ tag: TAG, ...message }, '*')
    }
  }

  let parent
  const context = {
    getParentIframe() {
      parent ??= new Iframe(() => window.parent)
      return parent
    },
    async open(options, callback) {
      const element = document.createElement('iframe')
      element.src = options.url
      for (const [name, value] of Object.entries(options.attributes ?? {})) {
        if (name === 'style') Object.assign(element.style, value)
        else element.setAttribute(name, value)
      }
      const frame = new Iframe(() => element.contentWindow)
      const loaded = new Promise((resolve) => element.addEventListener('load', resolve))
      options.where.append(element)
      await loaded
      return callback(frame)
    },
  }

  window.gapi = {
    load(_features, options) {
      const onLoad = options.callback ?? options
      setTimeout(() => onLoad())
    },
    iframes: {
      Iframe,
      getContext: () => context,
      CROSS_ORIGIN_IFRAMES_FILTER: 'cross-origin',
    },
  }
  const onload = new URL(document.currentScript.src).searchParams.get('onload')
  window[onload ?? 'gapi_onload']?.()
})()
