export default function Page() {
  return <p>A shop</p>
}
