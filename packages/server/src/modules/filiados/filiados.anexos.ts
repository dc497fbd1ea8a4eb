/** The PDFs of dependents: their own module keeps them, and a member that is deleted takes theirs along. Source: decisions-members (Tables). */
import { ARQUIVOS_DO_DEPENDENTE } from '@sede/domain/modules/filiados/dependentes';
import { recordFiles } from '#platform/files/index.ts';

export const arquivosDoDependente = recordFiles({
  rule: ARQUIVOS_DO_DEPENDENTE,
  tabela: 'dependentes_anexos',
  registro: 'dependente_id',
});
