/**
 * The security headers of every answer: made once, at the start, and set as they are (building them again at each request
 * cost as much as validating a page of a list).
 *
 * Strict CSP: scripts, frames and connections of this origin only; styles also inline, since the UI library writes style
 * elements at run time. HSTS only where people type https, and for this
 * host alone: other machines of the union's domain are not ours to bind. A file's own, stricter CSP (`api/raw.ts`) replaces this one,
 * and so does that of a page which frames another origin, for its own answer.
 * Source: issue 'Headers: strict CSP'; decisions §2a.
 */

const CSP = {
  'default-src': "'self'",
  'script-src': "'self'",
  'script-src-attr': "'none'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': "'self' blob:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

const policy = (csp: Record<string, string>) =>
  Object.entries(csp)
    .map(([directive, value]) => `${directive} ${value}`)
    .join(';');

/**
 * What a page that frames another origin has in the place of these: that origin in its frames and none else, and windows that the
 * frame opens (its sign-in) keep their opener. Source: decision 096.
 */
export const framingHeaders = (origin: string): Record<string, string> => ({
  'content-security-policy': policy({ ...CSP, 'frame-src': origin }),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
});

export function securityHeaders({ https }: { https: boolean }): Record<string, string> {
  return {
    'content-security-policy': policy(CSP),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    // Labels of assets are read by the camera of a phone; nothing else of a device is asked for.
    'permissions-policy': 'camera=(self)',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
    ...(https ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
