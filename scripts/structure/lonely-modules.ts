/** Modules that do not stand in all three packages; read by the house rules. */
interface Lonely {
  only: ('domain' | 'server' | 'web')[];
  why: string;
}
/**
 * Each with its reason. Every other module has the same area and name in `domain`, `server` and `web`, so that who knows one path
 * knows the other two.
 */
export const lonelyModules: Record<string, Lonely> = {
  'sistema/ajuda': { only: ['web'], why: 'the build takes the manual along; the server knows nothing of it' },
  'sistema/anexos': { only: ['domain', 'server'], why: 'the form kit sends and opens files' },
  'sistema/ao-vivo': { only: ['domain', 'server'], why: 'the screens listen in platform/live' },
  'sistema/atos': {
    only: ['domain', 'server'],
    why: 'the toast of platform/ui/feedback takes acts back, on every page',
  },
};
