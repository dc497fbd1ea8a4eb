/** Revenue items: what the rest of the domain, the server and the screens use without zod. */
import type { RegisterRecord } from '@sede/domain/register';
import type { itensReceitaRegister } from './itens-receita.register.ts';

export { ITENS_RECEITA } from './itens-receita.name.ts';
export { itensReceitaRegister } from './itens-receita.register.ts';
export type ItemReceita = RegisterRecord<typeof itensReceitaRegister>;
