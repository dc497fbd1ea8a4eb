/**
 * Settings of retained taxes: the code under which each is paid over, and the day on which it falls due.
 *
 * Codes as the Receita Federal lists them: 0588 and 1708 (income tax of services by persons and by companies), 5952 (CSLL,
 * COFINS and PIS/PASEP together), 1099 and 1162 (social security kept back from persons, and from companies by Lei 9.711;
 * in the GPS, where the union still pays by it, 2631). A town's ISS has a form of its own: no code by itself.
 * A day that a month does not have is its last. No zod. Source: decisions §7 (Dates of money); issue 9; decision 066.
 */
import { defineSection, type ValuesOf } from '@sede/domain/manifest';

const codigo = (rotulo: string, padrao: string, ajuda: string) =>
  ({ tipo: 'texto', rotulo, ajuda, maximo: 10, padrao }) as const;
const dia = (imposto: string, padrao: number) =>
  ({
    tipo: 'inteiro',
    rotulo: `Dia do ${imposto}`,
    ajuda: 'Do mês seguinte ao do pagamento; sem expediente bancário nesse dia, vence no dia útil anterior.',
    minimo: 1,
    maximo: 31,
    padrao,
  }) as const;

export const impostosSection = defineSection({
  valor: 'impostos',
  order: 35,
  rotulo: 'Impostos retidos',
  ajuda: 'O código de receita e o dia em que se recolhe cada imposto retido ao pagar despesas.',
  settings: {
    codigoIrrfPessoa: codigo('Código do IRRF de pessoa física', '0588', 'Trabalho sem vínculo empregatício.'),
    codigoIrrfEmpresa: codigo('Código do IRRF de empresa', '1708', 'Serviços prestados por pessoa jurídica.'),
    codigoInssPessoa: codigo('Código do INSS de pessoa física', '1099', 'Contribuinte individual, pela DCTFWeb.'),
    codigoInssEmpresa: codigo(
      'Código do INSS de empresa',
      '1162',
      'Retenção da Lei 9.711 (cessão de mão de obra), pela DCTFWeb. Em GPS, 2631.',
    ),
    codigoIss: codigo('Código do ISS', '', 'O da guia do município; em branco, nenhum aparece.'),
    codigoCsrf: codigo('Código da CSRF', '5952', 'CSLL, COFINS e PIS/PASEP retidas em conjunto.'),
    diaIrrf: dia('IRRF', 20),
    diaInss: dia('INSS', 20),
    diaIss: dia('ISS', 10),
    diaCsrf: { ...dia('CSRF', 20), rotulo: 'Dia da CSRF' },
  },
});

export const impostosSettings = impostosSection.settings;
/** What the installation decided of retained taxes. */
export type RegrasDosImpostos = ValuesOf<typeof impostosSettings>;
