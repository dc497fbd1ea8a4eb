/**
 * Plain JSON calls to the REST face, for what is not in the contract: the session and better-auth's own routes.
 *
 * In: method, path, body. Out: the parsed answer. Errors: ApiError; better-auth's codes come as they are
 * ('INVALID_EMAIL_OR_PASSWORD'), its texts are English and are dropped: screens say theirs by code.
 */
import { refusalOf, toApiError } from './errors.ts';
import { noticeFailure } from './failures.ts';
import { answered } from './reach.ts';

async function bodyOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('json')) return null;
  return response.json().catch(() => null);
}

/** `headers`: of this call only, e.g. a public page's ticket. */
export async function call<T>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  let response: Response;
  try {
    response = await answered(path, {
      method,
      headers:
        method === 'GET'
          ? {}
          : { 'X-Sede': '1', ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch (error) {
    throw noticeFailure(toApiError(error));
  }
  const answer = await bodyOf(response);
  if (response.ok) return answer as T; // the contract's, as the caller names it
  const retryAfter = Number(response.headers.get('retry-after'));
  const waits = Number.isFinite(retryAfter) && retryAfter > 0;
  throw noticeFailure(refusalOf(response.status, answer, waits ? retryAfter : null));
}
