/** `npm run mail`: the mails of the suite that is up, as a page; nothing is sent from a developer's machine. */
import { createServer } from 'node:http'
import { mailPage, readLocalMail } from './lib/localMail.ts'
import { requireFree } from './lib/ports.ts'
import { HOST, MAIL_PORT } from './lib/project.ts'

await requireFree({ 'E-mails': MAIL_PORT })
createServer((_request, response) => {
  readLocalMail(new Date(0)).then(
    (mails) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(mailPage(mails))
    },
    (error: unknown) => {
      console.error(error)
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('A suíte está no ar?')
    },
  )
}).listen(MAIL_PORT, HOST, () => {
  console.log(`  E-mails locais: http://${HOST}:${String(MAIL_PORT)}  (Ctrl-C encerra)`)
})
