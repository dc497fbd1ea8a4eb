import { useSession } from '../../session/index.ts';
import { BrandMark } from './BrandMark.tsx';
import classes from './shell.module.css';

/** The union's logo and short name; until it has set them, the product's mark and name. Source: spec 1 §2.5; decisions §1. */
export function Brand({ size = 28 }: { size?: number }) {
  const { marca, logo } = useSession().sindicato;
  return (
    <>
      {logo ? (
        <img
          src={logo.endereco}
          alt=""
          className={classes.logoImage}
          style={{ height: size, aspectRatio: `${logo.largura} / ${logo.altura}` }}
        />
      ) : (
        <BrandMark size={size} />
      )}
      <span className={classes.brandName} title={marca}>
        {marca}
      </span>
    </>
  );
}
