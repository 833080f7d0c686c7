export default function CatalogsScreen() {
  return <h1>Catalogs</h1>;
}
