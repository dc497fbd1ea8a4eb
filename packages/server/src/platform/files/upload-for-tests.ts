/** Files that a person has sent to the test's server for a module: not yet of any record. */
import type { Readable } from 'node:stream';
import type { TestApp, TestPerson } from '../testing/test-app.ts';
import { pdfBytes, streamOf } from './files-for-tests.ts';
import { receiveUpload } from './receive-upload.ts';

export async function sendPdf(
  app: TestApp,
  who: TestPerson,
  modulo: string,
  nome = 'comprovante.pdf',
  bytes = pdfBytes(),
) {
  const rule = app.services.attachmentOwners.ruleOf(modulo);
  if (!rule) throw new Error(`${modulo} takes no uploads`);
  const { id } = await receiveUpload({
    stream: streamOf(bytes),
    nome,
    tamanhoDeclarado: null,
    rule,
    usuarioId: who.usuarioId,
    store: app.services.files,
    write: (work) => app.db.transaction().execute(work),
  });
  return id;
}

/** Over HTTP, as a browser sends it. */
export async function postFile(
  { app }: Pick<TestApp, 'app'>,
  who: Pick<TestPerson, 'cookie'>,
  { modulo, nome, bytes }: { modulo: string; nome: string; bytes: Buffer | Readable },
) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/anexos',
    headers: {
      ...{ host: 'localhost:3999', 'x-sede': '1', 'content-type': 'application/octet-stream', cookie: who.cookie },
      ...{ 'x-nome-arquivo': encodeURIComponent(nome), 'x-modulo': modulo },
    },
    payload: bytes,
  });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}
