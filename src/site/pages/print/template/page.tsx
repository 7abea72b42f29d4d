import { Still } from '#site/ui/still/still.tsx';
import '../sheet/sheet.css';

/** The sheets alone. */
export default function SheetTemplate() {
  return <Still className="sheets" name="sheets" />;
}
