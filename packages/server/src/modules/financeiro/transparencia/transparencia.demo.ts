/** What the fictional union publishes: each year's accounts in April of the next, the statute as a link. */
import { type DemoPart, makePdf, pdfName } from '#demo/index.ts';

const PUBLICADOS = [
  'Balanço patrimonial',
  'Demonstração do resultado',
  'Parecer do conselho fiscal',
  'Ata da assembleia de prestação de contas',
] as const;

export const transparenciaDemo: DemoPart = {
  async seed({ office, person, desde, hoje }) {
    const quem = person('admin_financeiro');
    const ano = Number(hoje.slice(0, 4));
    office.at(desde, '09:00');
    await office.act(quem, 'transparencia', 'create', {
      nome: 'Estatuto social',
      url: 'https://demonstracao.sede.example/estatuto',
    });
    for (const exercicio of [ano - 3, ano - 2, ano - 1]) {
      const dia = `${exercicio + 1}-04-28`;
      if (dia >= hoje) continue;
      office.at(dia < desde ? desde : dia, '15:30');
      for (const titulo of PUBLICADOS) {
        const nome = `${titulo} ${exercicio}`;
        const idAnexo = await office.upload(quem, 'transparencia', pdfName(nome), makePdf(nome, ['Publicado.']));
        await office.act(quem, 'transparencia', 'create', { nome, idAnexo });
      }
    }
  },
};
