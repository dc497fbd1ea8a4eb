import { BENEFICIARIO_FIELDS, type Beneficiario } from '@sede/domain/modules/financeiro/beneficiarios';
import { CopyText, Fact, Facts, Fields, Nothing } from '#platform/ui/reading.ts';

/** By which key and account a beneficiary is paid. */
export function ComoRecebe({ registro }: { registro: Beneficiario }) {
  const { chavePix, banco, agencia, conta } = registro;
  if (!chavePix && !banco && !agencia && !conta) return <Nothing>Nem chave Pix nem conta informadas.</Nothing>;
  return (
    <Facts>
      {chavePix && (
        <Fact label={BENEFICIARIO_FIELDS.chavePix.rotulo}>
          <CopyText text={chavePix} what="a chave Pix" />
        </Fact>
      )}
      <Fields specs={BENEFICIARIO_FIELDS} record={registro} names={['banco', 'agencia', 'conta', 'tipoConta']} />
    </Facts>
  );
}
