/** Settings of the files: how long those of removed records are kept. No zod. Source: decisions §3. */
import { defineSection } from '@sede/domain/manifest';

export const ANEXOS_SECTION = defineSection({
  valor: 'arquivos',
  order: 50,
  rotulo: 'Arquivos',
  ajuda: 'Por quanto tempo os arquivos ficam guardados.',
  settings: {
    retencaoAnexosAnos: {
      tipo: 'inteiro',
      rotulo: 'Guarda de anexos removidos (anos)',
      ajuda:
        'Por quantos anos o arquivo de um registro excluído continua guardado com o histórico, antes de ser apagado.',
      minimo: 1,
      maximo: 100,
      padrao: 5,
    },
  },
});
