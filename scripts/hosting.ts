/** `npm run hosting`: writes into firebase.json what follows from the route map and the inline script. */
import { writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { FIREBASE_JSON, hostingConfig } from './hosting/hostingConfig.ts'

const config = await hostingConfig('production')
const options = await resolveConfig(FIREBASE_JSON)
writeFileSync(FIREBASE_JSON, await format(JSON.stringify(config), { ...options, filepath: FIREBASE_JSON }))
