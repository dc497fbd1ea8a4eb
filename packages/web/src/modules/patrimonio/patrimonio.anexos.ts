/** Files of the area: the question before they are sent, what is said when they are there, and the button meanwhile. Source: spec 3 §2.13, §8. */
import { ANEXOS_DO_PATRIMONIO } from '@sede/domain/modules/patrimonio/bens';

export const ENVIO = {
  title: 'Enviar arquivos',
  question: ANEXOS_DO_PATRIMONIO.confirmaEnviar,
  done: ANEXOS_DO_PATRIMONIO.carregados,
} as const;

/** Of a stored file in a form: it is taken away where it is read, with a question. */
export const EXCLUA_NA_LEITURA = 'Exclua o anexo onde ele é lido, fora do formulário.';

/** The submit button's text: 'Carregando...' while a file is on its way. */
export const submitLabelOf = ({ waiting }: { waiting: boolean }): string =>
  waiting ? ANEXOS_DO_PATRIMONIO.carregando : 'Salvar';
