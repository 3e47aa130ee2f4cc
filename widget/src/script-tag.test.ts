import { embedSnippet } from '@docent/domain/channels'
import { describe, expect, test } from 'vitest'
import { readScript, serverOf } from './script-tag.ts'

const PAGE = 'https://shop.example/contact'
const script = (dataset: Record<string, string>, src = 'https://docent.example/widget.js') => ({
  dataset,
  src,
})

describe('the script element', () => {
  test('names the bot and where it stands', () => {
    const dataset = { widgetId: 'widget_abc', position: 'bottom-left' }
    expect(readScript(script(dataset), PAGE)).toEqual({
      widgetId: 'widget_abc',
      position: 'bottom-left',
      scriptUrl: 'https://docent.example/widget.js',
      server: 'https://docent.example',
    })
  })

  test.each([{}, { position: 'top' }, { position: '' }])('stands right with %j', (more) => {
    expect(readScript(script({ widgetId: 'widget_abc', ...more }), PAGE)?.position).toBe(
      'bottom-right',
    )
  })

  test.each(['', 'abc', 'widget_', 'widget_a/../b', '<img>'])('is nothing with the id %j', (id) => {
    expect(readScript(script({ widgetId: id }), PAGE)).toBeNull()
  })

  test('written into the page itself asks the page’s own server', () => {
    expect(readScript(script({ widgetId: 'widget_abc' }, ''), PAGE)?.server).toBe(
      'https://shop.example',
    )
  })

  test('is the one that owners copy', () => {
    const snippet = embedSnippet('https://docent.example', 'abc', 'bottom-left')
    const [, src = ''] = /src="([^"]+)"/.exec(snippet) ?? []
    const [, widgetId = ''] = /data-widget-id="([^"]+)"/.exec(snippet) ?? []
    const [, position = ''] = /data-position="([^"]+)"/.exec(snippet) ?? []
    expect(readScript(script({ widgetId, position }, src), PAGE)).toMatchObject({
      widgetId: 'widget_abc',
      position: 'bottom-left',
      server: 'https://docent.example',
    })
  })
})

test.each([
  ['https://docent.example/widget.js', 'https://docent.example'],
  ['https://docent.example/widget.js?v=2#x', 'https://docent.example'],
  [
    'http://127.0.0.1:5001/demo/us-central1/chat/widget.js',
    'http://127.0.0.1:5001/demo/us-central1',
  ],
  [
    'https://us-central1-demo.cloudfunctions.net/chat/widget.js',
    'https://us-central1-demo.cloudfunctions.net',
  ],
])('the server of %s is %s', (scriptUrl, server) => {
  expect(serverOf(scriptUrl)).toBe(server)
})
