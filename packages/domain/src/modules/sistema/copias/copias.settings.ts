/** Settings of the backups: when they are made, how many are kept. No zod. Source: decisions §3. */
import { defineSection } from '@sede/domain/manifest';

export const COPIAS_SECTION = defineSection({
  valor: 'copias',
  order: 60,
  rotulo: 'Cópias de segurança',
  ajuda: 'Quando são feitas e quantas ficam guardadas.',
  settings: {
    copiasAutomaticas: {
      tipo: 'simNao',
      rotulo: 'Fazer uma cópia por dia',
      ajuda: 'Uma cópia do banco de dados e dos arquivos por dia, sem parar o sistema.',
      padrao: true,
    },
    copiasHora: {
      tipo: 'inteiro',
      rotulo: 'Hora da cópia',
      ajuda: 'De 0 a 23, horário de Brasília. Se o servidor estiver desligado, a cópia é feita quando ele voltar.',
      minimo: 0,
      maximo: 23,
      padrao: 2,
    },
    copiasDiarias: {
      tipo: 'inteiro',
      rotulo: 'Cópias diárias',
      ajuda: 'De quantos dias guardar a cópia mais nova.',
      minimo: 1,
      maximo: 90,
      padrao: 7,
    },
    copiasSemanais: {
      tipo: 'inteiro',
      rotulo: 'Cópias semanais',
      ajuda: 'De quantas semanas guardar a cópia mais nova.',
      minimo: 0,
      maximo: 104,
      padrao: 4,
    },
    copiasMensais: {
      tipo: 'inteiro',
      rotulo: 'Cópias mensais',
      ajuda: 'De quantos meses guardar a cópia mais nova.',
      minimo: 0,
      maximo: 120,
      padrao: 6,
    },
  },
});
