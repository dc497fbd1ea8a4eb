/** Calculations of the fictional union: the club house over three quarters, what a member costs before and after a dearer insurance. */
import type { DemoPart } from '#demo/index.ts';

const NOTAS = [
  { dia: '2026-04-06', descricao: 'Sede campestre, 1º trimestre', usoReal: '310', receita: 1_842_000, nota: '3,6' },
  { dia: '2026-07-06', descricao: 'Sede campestre, 2º trimestre', usoReal: '365,5', receita: 2_015_050, nota: '3,9' },
  { dia: '2026-10-05', descricao: 'Sede campestre, 3º trimestre', usoReal: '402', receita: 2_240_000, nota: '4,25' },
] as const;

const CUSTOS = [
  { dia: '2026-03-10', descricao: 'Orçamento de 2026', ativos: 4980, seguradora: 1_480_000 },
  { dia: '2026-09-15', descricao: 'Com a nova apólice', ativos: 5012, seguradora: 1_935_000 },
] as const;

export const sindexDemo: DemoPart = {
  async seed({ office, person, on }) {
    const quem = person('sindex');
    for (const { dia, ...dados } of NOTAS) {
      on(dia, '10:20', async () => {
        await office.act(quem, 'sindex', 'createViabilidade', { ...dados, usoEsperado: '420', custo: 2_310_000 });
      });
    }
    for (const { dia, ...dados } of CUSTOS) {
      const iguais = { alugueis: 5_000_000, juridico: 2_000_000, clube: 500_000, gerais: 3_000_000 };
      on(dia, '15:40', async () => {
        await office.act(quem, 'sindex', 'createCusto', { ...dados, ...iguais });
      });
    }
  },
  summary: async () => `${NOTAS.length + CUSTOS.length} cálculos do Sindex`,
};
