/** Whether followers are told of what is new by mail. Source: decisions-sindical-contratos-patrimonio (Digest: can be off). */
import { defineSection } from '@sede/domain/manifest';

export const temasSection = defineSection({
  valor: 'temas',
  order: 71,
  rotulo: 'Temas',
  ajuda: 'O que os seguidores dos temas recebem.',
  settings: {
    pautaDiaria: {
      tipo: 'simNao',
      rotulo: 'Enviar a pauta do dia',
      ajuda:
        'Às 7h30 dos dias úteis, um e-mail a cada seguidor com o que há de novo nos temas que acompanha. Sem novidade, nenhum.',
      padrao: true,
    },
  },
});
export const temasSettings = temasSection.settings;
