/** Follows a journey. */
export default function FollowPage() {
  return null;
}
