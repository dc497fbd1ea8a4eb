/** Who keeps the dashboards of BI. Source: decisions §3 (`editoresBi`); decisions-sindical (BI). */
import { defineSection } from '@sede/domain/manifest';

const MAX_EDITORES_BI = 5;

export const dashboardsSection = defineSection({
  valor: 'bi',
  order: 48,
  rotulo: 'Power BI',
  ajuda: 'Quem inclui, edita e exclui dashboards.',
  settings: {
    editoresBi: {
      tipo: 'emails',
      rotulo: 'Editores de BI',
      ajuda:
        'E-mails de quem, além de ter o perfil Power BI, inclui, edita e exclui dashboards. No máximo cinco. Vazio: ninguém.',
      maximo: MAX_EDITORES_BI,
      padrao: [],
    },
  },
});
export const dashboardsSettings = dashboardsSection.settings;
