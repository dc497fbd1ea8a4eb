/** A PDF that this person has sent to the test's server for this module; its id. Not yet of any record. */
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
