/** The law offices that work for the fictional union. */
import type { DemoPart } from '#demo/index.ts';

const ESCRITORIOS = [
  {
    nome: 'Meireles Advogados Associados',
    email: 'atendimento@meireles.example',
    nomeDestinatario: 'Camila Meireles',
    localPadrao: 'SCS Quadra 2, Ed. Palácio do Comércio, sala 304',
  },
  {
    nome: 'Leal & Vasconcelos Advocacia',
    email: 'agenda@lealvasconcelos.example',
    nomeDestinatario: 'Otávio Leal',
    localPadrao: 'https://video.lealvasconcelos.example/sala',
  },
  {
    nome: 'Nogueira Sociedade de Advogados',
    email: 'contato@nogueira.example',
    nomeDestinatario: 'Rita Nogueira',
    localPadrao: 'SHS Quadra 6, Bloco C, sala 812',
  },
] as const;

export const escritoriosDemo: DemoPart = {
  async seed({ office, person, keep }) {
    for (const escritorio of ESCRITORIOS) {
      const { id } = await office.act(person('juridico'), 'escritorios', 'create', escritorio);
      keep('escritorios', escritorio.nome, id);
    }
  },
};
