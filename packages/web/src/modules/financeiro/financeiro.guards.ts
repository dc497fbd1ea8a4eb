/**
 * When a colleague closes or signs a month, it changes what may be done with a row: lists that offer actions read again
 * when it happens (`meta` of their queries). Source: decisions §7 (Month closing); decisions 021, 027.
 */
export const GUARDAS: readonly string[] = ['fechamentos', 'conciliacoes'];
