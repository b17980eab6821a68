import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import type { CardContent } from '../../functions/src/services/preview/shareCard.ts'
import { ROOT } from '../lib/project.ts'

/** The picture that messengers show for the site's own pages. */
export const SITE_CARD = 'share-card.jpg'

const SOURCE = join(ROOT, 'functions', 'src', 'services', 'preview', 'shareCard.ts')
const BUNDLE = join(ROOT, 'node_modules', '.cache', 'site-card', 'shareCard.js')

interface CardModule {
  readonly drawCard: (content: CardContent) => Promise<Buffer>
}

/** Draws it as the functions draw the others. Bundled, because Node cannot import their font library by its name. */
export async function drawSiteCard(brand: string): Promise<Buffer> {
  const bundle = await rolldown({
    input: SOURCE,
    platform: 'node',
    external: ['sharp', /^node:/],
    logLevel: 'silent',
  })
  await bundle.write({ file: BUNDLE, format: 'esm' })
  await bundle.close()
  const { drawCard } = (await import(pathToFileURL(BUNDLE).href)) as CardModule
  return drawCard({
    title: 'Gente que segura a cena.',
    caption: 'Agência de talentos: encontre artistas por classe, habilidade e cidade, ou cadastre-se.',
    brand,
  })
}
