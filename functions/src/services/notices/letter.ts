import type { NoticeWords } from '@ribalta/domain/notices/words'
import type { Mail } from '@ribalta/domain/schemas/notices/notice'
import { escapeHtml } from '../shared/escape.ts'
import type { Site } from '../shared/site.ts'

export interface Reader {
  /** How the mail calls them, where that is known. */
  readonly name: string | undefined
  /** Whether they can choose what they are told. */
  readonly hasAccount: boolean
}

/** A notice as a mail, in plain text and in HTML that needs no picture and no style sheet, and is legible on dark grounds. */
export function letterOf(words: NoticeWords, { name, hasAccount }: Reader, site: Site): Mail['message'] {
  const greeting = name === undefined ? 'Olá!' : `Olá, ${name}!`
  const url = `${site.url}${words.link.path}`
  const settings = `${site.url}/security`
  const text = [
    greeting,
    ...words.lines,
    `${words.link.label}: ${url}`,
    `${site.name}\n${hasAccount ? `Você escolhe seus avisos em ${settings}` : site.url}`,
  ].join('\n\n')
  return { subject: words.subject, text, html: htmlOf(words, { greeting, url, settings, hasAccount, site }) }
}

interface Parts {
  readonly greeting: string
  readonly url: string
  readonly settings: string
  readonly hasAccount: boolean
  readonly site: Site
}

function htmlOf(words: NoticeWords, { greeting, url, settings, hasAccount, site }: Parts): string {
  const paragraphs = [greeting, ...words.lines].map(
    (line) => `<p style="margin:0 0 16px">${escapeHtml(line).replaceAll('\n', '<br>')}</p>`,
  )
  const foot = hasAccount
    ? `${escapeHtml(site.name)} · <a href="${escapeHtml(settings)}" style="color:inherit">Escolher meus avisos</a>`
    : `<a href="${escapeHtml(site.url)}" style="color:inherit">${escapeHtml(site.name)}</a>`
  return [
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(words.subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 Georgia,serif">',
    '<div style="max-width:560px;margin:0 auto">',
    `<h1 style="margin:0 0 24px;font-size:22px;line-height:1.3">${escapeHtml(words.subject)}</h1>`,
    ...paragraphs,
    `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;` +
      `background:#b3361b;color:#ffffff;text-decoration:none">${escapeHtml(words.link.label)}</a></p>`,
    `<p style="margin:32px 0 0;font-size:14px">${foot}</p>`,
    '</div></body></html>',
  ].join('\n')
}
