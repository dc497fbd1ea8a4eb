/** The law offices that work for the fictional union. */
import type { DemoPart } from '#demo/index.ts';

const ESCRITORIOS = ['Meireles Advogados Associados', 'Leal & Vasconcelos Advocacia'] as const;

export const escritoriosDemo: DemoPart = {
  async seed({ office, person, keep }) {
    for (const nome of ESCRITORIOS) {
      const { id } = await office.act(person('juridico'), 'escritorios', 'create', { nome });
      keep('escritorios', nome, id);
    }
  },
};
