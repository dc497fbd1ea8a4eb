/** Whom the fictional union pays: the companies that it buys of, then people. */
import { type DemoPart, makeCnpj, makeCpf, makeNames } from '#demo/index.ts';
import { equipeDe } from '../financeiro.demo.ts';
import { EMPRESAS } from '../financeiro.itens.demo.ts';

const QUANTOS = 60;

export const beneficiariosDemo: DemoPart = {
  async seed(ctx) {
    const { office, keep } = ctx;
    const { ana } = equipeDe(ctx);
    const random = ctx.random.fork('beneficiários');
    for (const nome of EMPRESAS) {
      const { id } = await office.act(ana, 'beneficiarios', 'create', {
        tipo: 'J',
        cpfCnpj: makeCnpj(random),
        nomeBeneficiario: nome,
        banco: random.pick(['Banco do Brasil', 'Caixa', 'BRB', 'Itaú']),
        agencia: String(random.int(100, 4999)).padStart(4, '0'),
        conta: `${random.int(10_000, 99_999)}-${random.int(0, 9)}`,
      });
      keep('beneficiarios', nome, id);
    }
    for (const nome of makeNames(random, QUANTOS - EMPRESAS.length)) {
      const { id } = await office.act(ana, 'beneficiarios', 'create', {
        tipo: 'F',
        cpfCnpj: makeCpf(random),
        nomeBeneficiario: nome,
        tipoRecebedor: random.pick(['Representante/Coordenador', 'Estagiário', 'Diretor', 'Beneficiario'] as const),
      });
      keep('beneficiarios', nome, id);
    }
  },
  summary: async () => `${QUANTOS} beneficiários`,
};
