/**
 * 'Pode ser a mesma pessoa': saves, and where somebody looks alike asks about them; 'Não é a mesma pessoa' saves again with that
 * answer, which the record keeps. In: the save, given the ids that were answered for. Source: decisions-members (Create).
 */
import { filiadosErrors, filiadosMessages as messages, ROTULO_CASA } from '@sede/domain/modules/filiados/filiados';
import { isApiError } from '#platform/api/index.ts';
import { confirm } from '#platform/ui/index.ts';

interface Parecido {
  id: string;
  nome: string;
  empresa: string;
  matricula: string;
  por: 'matricula' | 'email' | 'nome';
}
const POR = { matricula: 'mesma matrícula', email: 'mesmo e-mail', nome: 'mesmo nome e nascimento' } as const;

export async function askParecidos<T>(save: (distintos: string[]) => Promise<T>): Promise<T> {
  try {
    return await save([]);
  } catch (error) {
    if (!isApiError(error) || error.code !== filiadosErrors.parecido.code) throw error;
    const alike = (error.data.parecidos ?? []) as Parecido[]; // what the operation's error carries
    const answer = await confirm({
      title: messages.mesmaPessoa,
      message: 'Confira antes de salvar:',
      details: alike.map(
        ({ nome, empresa, matricula, por }) =>
          `${nome} · ${ROTULO_CASA[empresa] ?? empresa} ${matricula} · ${POR[por]}`,
      ),
      confirmLabel: messages.distintos,
      cancelLabel: 'Voltar',
    });
    if (!answer.confirmed) throw error;
    return save(alike.map(({ id }) => id));
  }
}
