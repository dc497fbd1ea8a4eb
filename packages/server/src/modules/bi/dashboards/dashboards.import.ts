/**
 * Dashboards of the old system's page of BI; removed ones come as removed. An address against the rule is refused.
 * Source: spec 3 §3 (Dashboard); decisions-sindical (Import).
 */
import { enderecoDoRelatorio, MAX_NOME_DO_DASHBOARD } from '@sede/domain/modules/bi/dashboards';
import { type ImportSource, Refusal } from '#platform/import/index.ts';
import { dashboards } from './dashboard.record.ts';

const MAX_URL = 8000;
const MAX_AUTOR = 254;

export const dashboardsImportSource: ImportSource = {
  order: 150,
  area: 'dashboard',
  table: 'dashboards',
  async importRecord({ tx, now, chave }, fields) {
    const nome = fields.needText('name', MAX_NOME_DO_DASHBOARD);
    const url = enderecoDoRelatorio(fields.needText('url', MAX_URL));
    if (url === null)
      throw new Refusal('url não é de um relatório do Power BI (https://app.powerbi.com/reportEmbed?reportId=…)');
    const { id } = await dashboards.insert(
      { tx },
      {
        idOrigem: chave,
        nome,
        url,
        carregadoPor: fields.text('uploadedBy', MAX_AUTOR) ?? 'Sistema anterior',
        situacao: fields.text('situacao', MAX_AUTOR) === 'Removido' ? 'Removido' : 'Ativo',
        incluidoEm: fields.instant('creation_date') ?? now,
      },
    );
    return id;
  },
};
