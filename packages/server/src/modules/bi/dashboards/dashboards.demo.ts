/** Reports of the fictional union's page of BI, one of them removed; whoever shows BI also keeps them. */
import type { DemoPart } from '#demo/index.ts';

const relatorio = (id: string) => `https://app.powerbi.com/reportEmbed?reportId=${id}&autoAuth=true`;

const DASHBOARDS = [
  ['Filiados por casa', relatorio('3f0a6c1e-5d2b-4c8e-9a67-1b2c3d4e5f60')],
  ['Receitas e despesas', relatorio('7b9d2e4f-1a3c-4f5e-8d60-2c3d4e5f6071')],
] as const;
const ANTIGO = ['Filiados (antigo)', relatorio('9c8b7a6d-4e5f-4a3b-8c2d-3d4e5f607182')] as const;

export const dashboardsDemo: DemoPart = {
  async seed({ office, person }) {
    const quem = person('power_bi');
    const { itens } = await office.act(person('gestor_sistema'), 'configuracoes', 'list', {});
    const versao = itens.find(({ chave }) => chave === 'editoresBi')?.versao ?? 0;
    await office.act(person('gestor_sistema'), 'configuracoes', 'update', {
      mudancas: [{ chave: 'editoresBi', valor: [quem.email], versao }],
    });
    for (const [nome, url] of DASHBOARDS) await office.act(quem, 'dashboards', 'create', { nome, url });
    const antigo = await office.act(quem, 'dashboards', 'create', { nome: ANTIGO[0], url: ANTIGO[1] });
    await office.act(quem, 'dashboards', 'remove', { id: antigo.id, versao: antigo.versao });
  },
  summary: async () => `${DASHBOARDS.length} dashboards de BI`,
};
