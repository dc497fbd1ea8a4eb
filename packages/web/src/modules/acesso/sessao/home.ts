/** Where a signed-in user lands. Source: spec 1 §2.2; decisions §6. */
export const HOME = '/profile';
