import { isDocumentId } from '../documentId.ts'

/**
 * First segments of every route (specification, section 2) and of what Hosting serves. `{username}` catches all
 * else, so none of these can be somebody's public address.
 */
export const RESERVED_USERNAMES: ReadonlySet<string> = new Set([
  'sobre',
  'artistas',
  'contatos',
  'termos-agenciamento',
  'privacidade',
  'conta-excluida',
  'cadastro',
  'login',
  'reset-password',
  'blog',
  'acesso-negado',
  'proposta',
  'casting',
  'security',
  'proposals-admin',
  'perfil',
  'trabalhos',
  'teste',
  'validation',
  'chat',
  'rhea-criteria',
  'rhea',
  'data',
  'feed',
  'favorites',
  'details',
  'cast',
  'search',
  'test-requests',
  'blog-admin',
  'test',
  'assets',
  'media',
  'fonts',
  'icons',
  'shells',
  'index',
  'cards',
  'offline',
  'sitemap',
  'robots',
  'admin',
  'api',
])

/** Whether an address is free to be anybody's: not empty, not a route, not a reserved Firestore id. */
export function isUsernameAllowed(username: string): boolean {
  return isDocumentId(username) && !RESERVED_USERNAMES.has(username)
}
