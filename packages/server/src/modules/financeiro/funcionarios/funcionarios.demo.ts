/** The fictional union's employees; some have left, the others use and take its assets. */
import { type DemoPart, makeCpf, makeNames } from '#demo/index.ts';

const QUANTOS = 9;

export const funcionariosDemo: DemoPart = {
  async seed({ office, person, keep, ...ctx }) {
    const quem = person('gestor_funcionarios');
    const random = ctx.random.fork('funcionários');
    for (const nome of makeNames(random, QUANTOS)) {
      const [primeiro = '', ultimo = ''] = [nome.split(' ')[0], nome.split(' ').at(-1)];
      const conta = `${primeiro}.${ultimo}`
        .normalize('NFD')
        .replaceAll(/[^A-Za-z.]/g, '')
        .toLowerCase();
      const { id, versao } = await office.act(quem, 'funcionarios', 'create', {
        nome,
        cpf: makeCpf(random),
        dataNascimento: `${random.int(1962, 2001)}-${String(random.int(1, 12)).padStart(2, '0')}-${random.int(10, 28)}`,
        celular: `619${random.int(81_000_000, 99_999_999)}`,
        email: `${conta}@demonstracao.sede`,
        uf: random.pick(['DF', 'DF', 'DF', 'GO', 'MG'] as const),
      });
      if (random.chance(0.15)) await office.act(quem, 'funcionarios', 'desabilitar', { id, versao });
      else keep('funcionarios', nome, id);
    }
  },
};
