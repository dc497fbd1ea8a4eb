/** First three letters of the e-mail, in upper case. Source: spec 1 §2.5. */
export const initialsOf = (email: string): string => email.slice(0, 3).toUpperCase();
