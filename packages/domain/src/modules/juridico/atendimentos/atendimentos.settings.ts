/** Who schedules appointments without the Jurídico role. Source: decisions-legal (Reception). */
import { defineSection } from '@sede/domain/manifest';

export const atendimentosSection = defineSection({
  valor: 'juridico',
  order: 45,
  rotulo: 'Jurídico',
  ajuda: 'Quem mais agenda atendimentos.',
  settings: {
    recepcaoJuridica: {
      tipo: 'emails',
      rotulo: 'Recepção do jurídico',
      ajuda:
        'E-mails de quem, além de ter o perfil de consulta do Jurídico, agenda, altera e cancela atendimentos e mantém a lista de espera. Vazio: só o perfil Jurídico.',
      maximo: 20,
      padrao: [],
    },
  },
});
export const atendimentosSettings = atendimentosSection.settings;
