/** Access: roles, the table permission → roles, and what the home page offers to whom. No zod, no I/O. */

export { ALL_PERMISSIONS, can, permissionsOf, rolesOf } from './can.ts';
export { CARD_WORDS } from './home-card-words.ts';
export { cardsOf, HOME_CARDS } from './home-cards.ts';
export { HOME_GROUPS, type HomeGroup } from './home-groups.ts';
export { PERMISSIONS, type Permission, QUALQUER_USUARIO, type RecordPermission } from './permissions.ts';
export {
  type InicioPreferido,
  MAX_ESTRELAS,
  MAX_PREFERIDOS,
  PREFERENCIAS_PADRAO,
  type Preferencias,
  type SecaoPreferida,
} from './preferences.ts';
export { openingsOf, openingText } from './role-words.ts';
export { isRole, ROLES, type Role, type RoleInfo, roleLabel } from './roles.ts';
