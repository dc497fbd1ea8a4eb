/** Transparency documents on the server: whoever may see the register sees all of it. Source: spec 1 §2.20, §3.6. */
import { transparenciaRegister } from '@sede/domain/modules/financeiro/transparencia';
import { todos } from '#platform/records/index.ts';
import { registerRecord } from '#platform/register/index.ts';
import { BUSCA_DO_ARQUIVO, nomeDeQuemCarregou } from '../financeiro.arquivo.ts';

export const transparencia = registerRecord(transparenciaRegister, {
  tabela: 'documentosTransparencia',
  visivel: todos,
  search: BUSCA_DO_ARQUIVO,
  computed: { carregadoPor: nomeDeQuemCarregou },
});
