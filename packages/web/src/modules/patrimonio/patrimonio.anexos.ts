/** Files of the area: the question before they are sent, what is said when they are there, and the button meanwhile. Source: spec 3 §2.13, §8. */
import { ANEXOS_DO_PATRIMONIO } from '@sede/domain/modules/patrimonio/bens';

export const ENVIO = {
  title: 'Enviar arquivos',
  question: ANEXOS_DO_PATRIMONIO.confirmaEnviar,
  done: ANEXOS_DO_PATRIMONIO.carregados,
} as const;

/** Of a stored file in a form: it is taken away where it is read, with a question. */
export const EXCLUA_NA_LEITURA = 'Exclua o anexo onde ele é lido, fora do formulário.';

/** Of a record's files those that are sent: the ones that it does not have yet. */
export function anexosNovos(
  record: { anexos: readonly { id: string }[] },
  anexos: readonly string[] = [],
): { anexos?: string[] } {
  const novos = anexos.filter((um) => !record.anexos.some(({ id }) => id === um));
  return novos.length > 0 ? { anexos: novos } : {};
}
