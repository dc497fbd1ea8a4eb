/** An authority as the server answers it, for tests of screens. */
import { type Autoridade, CAMPOS_LIVRES } from '@sede/domain/modules/sindical/autoridades';

// One for each of the names.
const LIVRES = Object.fromEntries(CAMPOS_LIVRES.map((campo) => [campo, null])) as Record<
  (typeof CAMPOS_LIVRES)[number],
  null
>;

export const autoridade = (over: Partial<Autoridade> = {}): Autoridade => ({
  id: '01939e2b-7c00-7000-8000-000000000001',
  ...{ versao: 3, criadoEm: '2026-01-10T12:00:00.000Z', atualizadoEm: '2026-11-18T15:00:00.000Z' },
  ...{ nome: 'Lígia de Albuquerque Montenegro', nomePolitico: 'Lígia Montenegro', dataNascimento: '1972-02-14' },
  ...{ idadeInformada: null, idadeAno: null, partido: 'PSB', exerceMandato: true, fotoId: null, miniaturaId: null },
  ...{ cargoAtual: 'Senadora', idOficial: null, telPrimario: '+556133032182', telSecundario: null },
  ...{ emailPrimario: null, emailSecundario: null, ...LIVRES, sensiveis: 2 },
  cargos: [
    {
      id: '01939e2b-7c00-7000-8000-0000000000c1',
      cargo: 'Senadora',
      tempo: '2023 a 2031',
      colegioEleitoral: 'Pernambuco',
      atual: true,
    },
    {
      id: '01939e2b-7c00-7000-8000-0000000000c2',
      cargo: 'Deputada federal',
      tempo: '2015 a 2023',
      colegioEleitoral: null,
      atual: false,
    },
  ],
  anexos: [],
  ...over,
});
