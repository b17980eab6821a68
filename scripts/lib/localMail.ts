import { instantToDate } from '@ribalta/domain/instant'
import { type Mail, mailSchema } from '@ribalta/domain/schemas/notices/notice'
import { initializeApp } from 'firebase-admin/app'
import { getFirestore, Timestamp } from 'firebase-admin/firestore'
import { escapeHtml } from '../../functions/src/services/shared/escape.ts'
import { HOST, PROJECT, SUITE_PORTS } from './project.ts'

/** What is read at once. */
const MOST = 200

/** The mails that the local suite wrote after a moment, the newest first; nothing sends them. */
export async function readLocalMail(after: Date): Promise<Mail[]> {
  process.env['FIRESTORE_EMULATOR_HOST'] ??= `${HOST}:${String(SUITE_PORTS.Firestore)}`
  const { docs } = await localDatabase()
    .collection('mail')
    .where('at', '>', Timestamp.fromDate(after))
    .orderBy('at', 'desc')
    .limit(MOST)
    .get()
  return docs.map((stored) => mailSchema.parse(stored.data()))
}

let database: FirebaseFirestore.Firestore | undefined

function localDatabase(): FirebaseFirestore.Firestore {
  database ??= getFirestore(initializeApp({ projectId: PROJECT }, 'localMail'))
  return database
}

/** One line for the terminal. */
export function mailLine({ to, message: { subject } }: Mail): string {
  return `  E-mail para ${to.join(', ')}: ${subject} (npm run mail)`
}

/** All of them as a page, each as its reader would see it. */
export function mailPage(mails: readonly Mail[]): string {
  const articles = mails.map(
    ({ to, at, message }) => `<article>
      <h2>${escapeHtml(message.subject)}</h2>
      <p>Para ${escapeHtml(to.join(', '))} · ${instantToDate(at).toLocaleString('pt-BR')}</p>
      <iframe sandbox title="${escapeHtml(message.subject)}" srcdoc="${escapeHtml(message.html)}"></iframe>
      <details><summary>Como texto</summary><pre>${escapeHtml(message.text)}</pre></details>
    </article>`,
  )
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">
    <meta name="viewport" content="width=device-width"><title>E-mails locais</title>
    <style>
      body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui }
      iframe { width: 100%; height: 26rem; border: 1px solid; color-scheme: normal }
      pre { white-space: pre-wrap }
    </style></head><body><h1>E-mails locais</h1>
    ${mails.length === 0 ? '<p>Nenhum e-mail ainda. Avisos viram e-mails a cada minuto; <code>npm run tick</code> faz isso agora.</p>' : articles.join('\n')}
    </body></html>`
}
