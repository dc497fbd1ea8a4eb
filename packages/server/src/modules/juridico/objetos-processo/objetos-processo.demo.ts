/** What the cases of the fictional union are about. */
import type { DemoPart } from '#demo/index.ts';

const OBJETOS = [
  'Reajuste de 13,23%',
  'Quintos e décimos',
  'Conversão de licença-prêmio em pecúnia',
  'Aposentadoria por invalidez',
  'Contribuição previdenciária sobre terço de férias',
  'Progressão funcional',
  'Auxílio-creche',
  'Isenção de imposto de renda por moléstia grave',
] as const;

export const objetosProcessoDemo: DemoPart = {
  async seed({ office, person, keep }) {
    for (const descricao of OBJETOS) {
      const { id } = await office.act(person('juridico'), 'objetosProcesso', 'create', { descricao });
      keep('objetosProcesso', descricao, id);
    }
  },
  summary: async () => `${OBJETOS.length} objetos de processo`,
};
