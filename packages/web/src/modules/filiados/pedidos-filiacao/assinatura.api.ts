/**
 * What the signature page moves as bytes: the term as PDF, and the PDF that came back signed. The token goes in a header.
 * Errors: ApiError, as `call` has them. Source: decisions-members (Public application).
 */
import { ApiError } from '#platform/api/plain.ts';

async function moved(path: string, token: string, body?: Blob): Promise<Response> {
  const headers = { 'X-Sede': '1', 'X-Sede-Termo': token, ...(body ? { 'Content-Type': 'application/pdf' } : {}) };
  let response: Response;
  try {
    response = await fetch(path, { method: 'POST', headers, ...(body ? { body } : {}) });
  } catch (cause) {
    throw new ApiError({ code: 'rede', status: 0, cause });
  }
  if (response.ok) return response;
  const said: { code?: string; message?: string } = await response.json().catch(() => ({}));
  throw new ApiError({ code: said.code ?? 'http', status: response.status, message: said.message ?? '' });
}

export async function downloadTermo(token: string, protocolo: string): Promise<void> {
  const url = URL.createObjectURL(await (await moved('/api/filiacao/termo', token)).blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = `termo-filiacao-${protocolo.replace('/', '-')}.pdf`;
  link.click();
  URL.revokeObjectURL(url);
}

export async function sendAssinado<T>(token: string, file: File): Promise<T> {
  return (await moved('/api/filiacao/assinado', token, file)).json();
}
