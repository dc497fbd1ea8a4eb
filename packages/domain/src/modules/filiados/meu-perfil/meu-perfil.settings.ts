/** Topics of the messages to members, for the installation to change. Source: decisions-members (Communication). */
import { defineSection } from '@sede/domain/manifest';
import { FILIADOS_SECTIONS } from '../filiados.settings.ts';
import { TEMAS_PADRAO } from './temas.rules.ts';

const [{ valor, order, rotulo, ajuda }] = FILIADOS_SECTIONS;

export const temasSection = defineSection({
  ...{ valor, order, rotulo, ajuda },
  settings: {
    temasDeComunicacao: {
      tipo: 'paragrafos',
      rotulo: 'Assuntos das mensagens aos filiados',
      ajuda:
        'Um por linha. Depois de |: obrigatório (não se desliga), opt-in (só a quem pede), desfiliados (também a quem saiu).',
      maximo: 2000,
      obrigatorio: true,
      padrao: TEMAS_PADRAO,
    },
  },
});
export const meuPerfilSettings = temasSection.settings;
