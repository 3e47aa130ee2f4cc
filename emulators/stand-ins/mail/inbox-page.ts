import { escapeHtml } from '../serve.ts'
import type { ReceivedMail } from './mail.ts'

const STYLE = `body{font:16px/1.55 system-ui,sans-serif;background:#fbfaf6;color:#171a21;max-width:44em;margin:2em auto;padding:0 1em}
h1{font-size:28px}article{background:#fff;border:1px solid #e7e4da;border-radius:10px;padding:16px;margin:16px 0}
h2{font-size:20px;margin:0}p{margin:4px 0;color:#5a6072;font-size:14px;overflow-wrap:anywhere}
iframe{border:0;border-top:1px solid #e7e4da;width:100%;height:18em;margin-top:12px}`

/** The page that the mail wrote, without scripts; its links open beside. */
function frame({ html, subject }: ReceivedMail): string {
  const page = html.replace('<head>', '').replace(/<body/, '<base target="_blank"><body')
  return `<iframe title="${escapeHtml(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(page)}"></iframe>`
}

const article = (mail: ReceivedMail): string => `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p>to ${escapeHtml(mail.recipients.join(', '))} · from ${escapeHtml(mail.from)} · ${mail.receivedAt.slice(11, 19)} UTC</p>
${frame(mail)}
</article>`

/** Every mail that was handed in, newest first. */
export const inboxPage = (mails: readonly ReceivedMail[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Inbox</title><style>${STYLE}</style></head><body>
<h1>Inbox</h1>
${mails.length === 0 ? '<p>No mail yet. What Docent sends to anybody arrives here.</p>' : mails.toReversed().map(article).join('\n')}
</body></html>`
