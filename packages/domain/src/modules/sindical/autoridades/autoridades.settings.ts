/**
 * Settings of authorities: the parties and the religions that a profile offers.
 *
 * Autoridades names them in its manifest. No zod. Source: decisions §3; decisions-sindical-contratos-patrimonio (Authorities, Settings).
 */
import { defineSection } from '@sede/domain/manifest';

const PERMISSAO = 'autoridades.ver';
const DESABILITADAS = {
  tipo: 'desabilitadas',
  ajuda: 'Não são oferecidas em perfis novos; os antigos as mantêm, e os filtros também.',
  padrao: [],
} as const;

const PARTIDOS = (
  'AGIR AVANTE CIDADANIA DC MDB MISSÃO MOBILIZA NOVO PCB PCdoB PCO PDT PL PMB PODE PP PRD PRTB PSB PSD PSDB PSOL PSTU PT PV REDE ' +
  'REPUBLICANOS SOLIDARIEDADE UNIÃO UP'
).split(' ');

const listas = defineSection({
  valor: 'sindical',
  order: 70,
  rotulo: 'Sindical',
  ajuda: 'Partidos e religiões dos perfis de autoridades.',
  settings: {
    partidos: {
      tipo: 'lista',
      rotulo: 'Partidos',
      ajuda: 'Oferecidos nos perfis de autoridades.',
      permissao: PERMISSAO,
      desabilitadas: 'partidosDesabilitados',
      padrao: [...PARTIDOS, 'Sem partido'],
    },
    partidosDesabilitados: { ...DESABILITADAS, rotulo: 'Partidos desabilitados' },
    religioes: {
      tipo: 'lista',
      rotulo: 'Religiões',
      ajuda: 'Oferecidas nos dados sensíveis dos perfis de autoridades.',
      permissao: PERMISSAO,
      desabilitadas: 'religioesDesabilitadas',
      padrao: [
        'Católica',
        'Evangélica',
        'Espírita',
        'Umbanda ou candomblé',
        'Judaica',
        'Islâmica',
        'Budista',
        'Outra',
        'Sem religião',
      ],
    },
    religioesDesabilitadas: { ...DESABILITADAS, rotulo: 'Religiões desabilitadas' },
  },
});

export const AUTORIDADES_SECTIONS = [listas] as const;
export const autoridadesSettings = listas.settings;
