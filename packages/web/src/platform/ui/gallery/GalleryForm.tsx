import { onlyPdf } from '@sede/domain/kernel';
import { z } from 'zod';
import { ApiError } from '../../api/errors.ts';
import { beginsWith, NO_CHOICE } from '../form/formValues.ts';
import {
  type Attachment,
  AttachmentsField,
  DateField,
  FormDrawer,
  FormSection,
  IntegerField,
  MaskedField,
  MoneyField,
  RadioGroup,
  RecordPicker,
  SelectField,
  SwitchField,
  TextArea,
  TextField,
  useRecordForm,
} from '../form.ts';
import { Money, notify } from '../index.ts';
import { beneficiarios, contratos } from './galleryData.ts';

const OBRIGATORIO = ' Obrigatório';
const text = () => z.string(OBRIGATORIO).min(1, OBRIGATORIO);
const schema = z.object({
  item: text(),
  beneficiarioId: text(),
  contratoId: z.string().nullable(),
  tipo: text(),
  descricao: text(),
  valor: z
    .number(OBRIGATORIO)
    .min(1, 'O valor deve ser maior que zero.')
    .max(999_999_999_999_999, 'Valor acima do limite.'),
  parcelas: z.number(OBRIGATORIO).min(1, 'No mínimo 1.'),
  vencimento: text().regex(/^\d{4}-\d{2}-\d{2}$/, 'Data inválida'),
  numero: text(),
  cnpj: z.string().nullable(),
  telefone: z.string().nullable(),
  evento: z.boolean(),
  pessoa: z.string().nullable(),
  anexos: z.array(z.unknown()),
});
const TIPOS = ['Produtos/Bens', 'Serviços', 'Diverso', 'Associacoes', 'Pessoal', 'Aluguel/Imposto', 'Investimento'].map(
  (label) => ({ value: label, label }),
);
const first = {
  item: 'Honorários advocatícios',
  beneficiarioId: beginsWith('01930d5e-0000-7000-8000-000000000000'),
  contratoId: NO_CHOICE,
  tipo: beginsWith('Serviços'),
  descricao: 'Ação coletiva dos 13,23%, honorários contratuais do 2º semestre',
  valor: beginsWith(1250000),
  parcelas: beginsWith(6),
  vencimento: beginsWith('2026-08-31'),
  numero: '',
  cnpj: '12ABC34501DE35',
  telefone: '+5561999998888',
  evento: false,
  pessoa: beginsWith('J'),
  // One of those that are added and taken off.
  anexos: [{ id: 'a', nome: 'contrato-honorarios.pdf', tamanho: 421888 }] as Attachment[],
};

const LABELS = {
  item: 'Item de despesa',
  beneficiarioId: 'Beneficiário',
  tipo: 'Tipo de despesa',
  contratoId: 'Contrato',
  descricao: 'Descrição',
  valor: 'Valor da parcela',
  parcelas: 'Parcelas',
  vencimento: 'Primeiro vencimento',
  numero: 'Número do documento',
  cnpj: 'CNPJ',
  telefone: 'Telefone',
  evento: 'Relacionada a um evento',
  pessoa: 'Tipo',
  anexos: 'Anexos',
};

/** `estado`: conflito (the first save meets another's edit), recusa (the server refuses a field). */
export function GalleryForm({ estado, onClose }: { estado?: string; onClose: () => void }) {
  const form = useRecordForm({
    schema,
    initial: first,
    versao: 1,
    draft: 'galeria',
    labels: LABELS,
    submit: async (input, { versao }) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      if (estado === 'conflito' && versao === 1) {
        throw new ApiError({
          code: 'plataforma.versao_conflito',
          status: 409,
          message: 'Este registro foi alterado por Ana às 14:05.',
          data: { versao: 2, atual: { ...first, descricao: 'Texto de Ana', tipo: 'Pessoal' } },
        });
      }
      if (estado === 'recusa') {
        throw new ApiError({
          code: 'galeria.duplicada',
          status: 409,
          message:
            'Despesa com item de despesa, beneficiário, data de vencimento, tipo e número de documento duplicado.',
          data: { campos: { numero: 'Número já usado' } },
        });
      }
      return input;
    },
    onSaved: () => {
      notify.success('Despesa salva com sucesso!');
      onClose();
    },
  });
  return (
    <FormDrawer
      form={form}
      opened
      onClose={onClose}
      title="Registrar despesa"
      submitLabel="Salvar 6 parcelas"
      side={
        <>
          <h3>6 parcelas · R$ 75.000,00</h3>
          {[1, 2, 3, 4, 5, 6].map((n) => (
            <p key={n} style={{ display: 'flex', justifyContent: 'space-between' }}>
              <span>{n}/6 · 31/08/2026</span> <Money value={1250000} bare />
            </p>
          ))}
        </>
      }
    >
      <FormSection title="O que é">
        <TextField {...form.field('item')} span={3} />
        <RecordPicker {...form.field('beneficiarioId')} span={3} source={beneficiarios} />
        <SelectField {...form.field('tipo')} span={3} options={TIPOS} />
        <RecordPicker {...form.field('contratoId')} span={3} source={contratos} />
        <TextArea {...form.field('descricao')} />
      </FormSection>
      <FormSection title="Quanto e quando">
        <MoneyField {...form.field('valor')} span={2} />
        <IntegerField {...form.field('parcelas')} span={2} maxDigits={3} />
        <DateField {...form.field('vencimento')} span={2} />
        <TextField {...form.field('numero')} span={2} placeholder="Ex.: 2026/118" />
        <MaskedField {...form.field('cnpj')} span={2} mask="cnpj" />
        <MaskedField {...form.field('telefone')} span={2} mask="telefone" />
        <SwitchField {...form.field('evento')} span={3} />
        <RadioGroup
          {...form.field('pessoa')}
          span={3}
          options={[
            { value: 'F', label: 'Pessoa física' },
            { value: 'J', label: 'Pessoa jurídica' },
          ]}
        />
      </FormSection>
      <FormSection title="Anexos">
        <AttachmentsField {...form.field('anexos')} rule={onlyPdf('galeria')} />
      </FormSection>
    </FormDrawer>
  );
}
