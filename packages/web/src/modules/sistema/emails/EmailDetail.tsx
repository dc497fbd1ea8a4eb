import type { FieldSpecs } from '@sede/domain/kernel';
import type { Email } from '@sede/domain/modules/sistema/emails';
import { RecordDetail } from '#platform/ui/index.ts';

const SPECS: FieldSpecs = {
  tentativas: { rotulo: 'Tentativas', tipo: 'inteiro' },
  enviadoEm: { rotulo: 'Enviado em', tipo: 'instante' },
  proximaTentativaEm: { rotulo: 'Próxima tentativa', tipo: 'instante' },
  ultimoErro: { rotulo: 'Última resposta', tipo: 'texto' },
  arquivo: { rotulo: 'Arquivo guardado', tipo: 'texto' },
};

/** The rest of a mail; never its text, which may carry a link that opens an account. */
export function EmailDetail({ email }: { email: Email }) {
  const stored = email.estado === 'arquivado';
  const record = { ...email, arquivo: stored ? `emails/${email.id}.eml` : null };
  const fields = stored
    ? ['tentativas', 'arquivo', 'ultimoErro']
    : ['tentativas', 'enviadoEm', 'proximaTentativaEm', 'ultimoErro'];
  return <RecordDetail specs={SPECS} fields={fields} record={record} />;
}
