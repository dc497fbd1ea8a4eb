/** Interaction items: what the rest of the domain, the server and the screens use without zod. */
import type { RegisterRecord } from '@sede/domain/register';
import type { itensInteracaoRegister } from './itens-interacao.register.ts';

export { ITENS_INTERACAO } from './itens-interacao.name.ts';
export { itensInteracaoRegister } from './itens-interacao.register.ts';
export { isAssistenciaJuridica } from './itens-interacao.rules.ts';
export { interacoesSettings, TIPO_OUTRO } from './itens-interacao.settings.ts';
export type ItemInteracao = RegisterRecord<typeof itensInteracaoRegister>;
