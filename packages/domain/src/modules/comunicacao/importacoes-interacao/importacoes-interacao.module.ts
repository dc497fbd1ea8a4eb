/** Manifest of the import of interactions. */
import { defineModule } from '@sede/domain/manifest';
import { IMPORTACAO_FIELDS } from './importacao.lists.ts';
import { importacoesInteracaoContract } from './importacoes-interacao.contract.ts';

export const importacoesInteracaoModule = defineModule({
  rotulo: 'Importações de interações',
  contract: importacoesInteracaoContract,
  actions: { receber: 'Envio da planilha', prever: 'Prévia', importar: 'Importação', desfazer: 'Importação desfeita' },
  audit: {
    order: 207,
    tables: {
      interacao_importacoes: {
        rotulo: 'Importação de interações',
        specs: IMPORTACAO_FIELDS,
        nome: 'nome',
        ocultas: [
          'sha256',
          'itemId',
          'data',
          'descricao',
          'classificacao',
          'comRepetidas',
          'concluidaEm',
          'desfeitaEm',
          'mantidas',
          'porId',
          'porNome',
        ],
      },
    },
  },
});
