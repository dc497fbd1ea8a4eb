/** When the end of a contract is told of, besides its own alert date. Source: decisions-sindical-contratos-patrimonio (Alerts). */
import { defineSection } from '@sede/domain/manifest';
import { erroMarcos } from './alerta.rules.ts';

export const contratosSection = defineSection({
  valor: 'contratos',
  order: 47,
  rotulo: 'Contratos',
  ajuda: 'Quando o fim da vigência é avisado.',
  settings: {
    marcosAlertaContrato: {
      tipo: 'texto',
      rotulo: 'Dias antes do fim',
      ajuda:
        'Em quantos dias antes do fim da vigência os e-mails de alerta são enviados, além da data de alerta de cada contrato. Vazio: só na data de alerta.',
      maximo: 60,
      regra: erroMarcos,
      padrao: '90, 30, 7, 0',
    },
  },
});
export const contratosSettings = contratosSection.settings;
